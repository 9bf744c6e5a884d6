/* Debian's libxml2 is built with ICU and would pull ICU's headers in, which collide with the copy
   inside Foundation. The switch only adds private fields to a struct that we never touch. */
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/tree.h>
#include <libxml/HTMLparser.h>
#include <libxml/xmlerror.h>
#include <libxml/SAX2.h>
