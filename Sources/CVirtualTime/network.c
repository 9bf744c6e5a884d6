// Owns the question "is a request in flight?". Answers of the network come in real time, so whoever moves
// the clock asks here first and holds it; otherwise a request would time out the moment it was sent.
#include "internal.h"
#include <arpa/inet.h>
#include <dirent.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

/// Most processes never open a connection and never pay for looking.
static _Atomic bool has_connections;

int socket(int domain, int type, int protocol) {
    if (domain == AF_INET || domain == AF_INET6) atomic_store(&has_connections, true);
    return (int)syscall(SYS_socket, domain, type, protocol);
}

/// Milliseconds after the last byte during which more is expected.
static const uint32_t tail_ms = 150;
/// Milliseconds after which an unanswered request no longer holds the clock.
static const uint32_t patience_ms = 30000;

/// Name servers are asked through sockets that live for one question. Other datagrams may never be answered: Foundation's
/// Process keeps two such sockets for as long as its child lives.
static bool asks_name_server(int fd) {
    struct sockaddr_storage peer = { 0 };
    socklen_t size = sizeof peer;
    if (getpeername(fd, (struct sockaddr *)&peer, &size) != 0) return false;
    in_port_t port = peer.ss_family == AF_INET ? ((struct sockaddr_in *)&peer)->sin_port : ((struct sockaddr_in6 *)&peer)->sin6_port;
    return port == htons(53);
}

static bool is_waiting(int fd) {
    int domain = 0, type = 0;
    socklen_t size = sizeof domain;
    if (getsockopt(fd, SOL_SOCKET, SO_DOMAIN, &domain, &size) != 0 || (domain != AF_INET && domain != AF_INET6)) return false;
    size = sizeof type;
    if (getsockopt(fd, SOL_SOCKET, SO_TYPE, &type, &size) != 0) return false;
    if (type == SOCK_DGRAM) return asks_name_server(fd);
    struct tcp_info info = { 0 };
    size = sizeof info;
    if (getsockopt(fd, IPPROTO_TCP, TCP_INFO, &info, &size) != 0) return false;
    if (info.tcpi_state == TCP_SYN_SENT) return true;
    if (info.tcpi_state != TCP_ESTABLISHED) return false;
    bool is_unanswered = info.tcpi_last_data_sent <= info.tcpi_last_data_recv;
    return is_unanswered ? info.tcpi_last_data_sent < patience_ms : info.tcpi_last_data_recv < tail_ms;
}

static bool any_is_waiting(void) {
    DIR *directory = opendir("/proc/self/fd");
    if (!directory) return false;
    bool busy = false;
    struct dirent *entry;
    while (!busy && (entry = readdir(directory)))
        if (entry->d_name[0] != '.') busy = is_waiting(atoi(entry->d_name));
    closedir(directory);
    return busy;
}

/// A connection that stays open for ever and never falls quiet must not stop time for ever.
bool vt_network_busy(void) {
    static _Atomic int64_t since;
    if (!atomic_load(&has_connections)) return false;
    if (!any_is_waiting()) {
        atomic_store(&since, 0);
        return false;
    }
    int64_t now = vt_real_now_ns(), first = 0;
    if (atomic_compare_exchange_strong(&since, &first, now)) first = now;
    return now - first < patience_ms * 1000000LL;
}
