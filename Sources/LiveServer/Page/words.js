// The page's sentences in English and Korean, chosen by the browser's language. Cards come from the server in both.

const korean = (navigator.languages ?? []).some((language) => language.startsWith("ko"));
export const language = korean ? "ko" : "en";

const words = {
  en: {
    why: "Why", unknownCause: "Nothing is known of what led to it.", belongs: "Belongs here", doesNot: "Does not", versions: "Versions",
    learnTitle: "What should come next?",
    learnHint: "Touch the app. The page stops before it shows what happens; you put the callbacks into order, and the app says who is right.",
    start: "Begin", stop: "Leave", waiting: "Touch something in the app: a button, a row, a tab.", watching: "Watching …", noQuestion: "Nothing to put into order this time; try something that changes the screen.",
    question: "The app was touched. In which order are these called?", check: "Check", show: "Show what happened", right: "Right: this is the order.", up: "up", down: "down",
    wrong: (count, all) => `${count} of ${all} at their place. The order was:`, score: (right, all) => `${right} of ${all} right so far`, again: "Next question",
  },
  ko: {
    why: "이유", unknownCause: "무엇이 불렀는지 알려진 것이 없습니다.", belongs: "여기에 둘 것", doesNot: "두지 말 것", versions: "버전",
    learnTitle: "다음에 무엇이 불릴까요?",
    learnHint: "앱을 터치하세요. 무슨 일이 일어나는지 보여 주기 전에 페이지가 멈춥니다. 콜백을 순서대로 놓으면 앱이 답을 알려 줍니다.",
    start: "시작", stop: "그만하기", waiting: "앱에서 버튼, 행, 탭 등을 터치하세요.", watching: "지켜보는 중 …", noQuestion: "이번에는 순서를 맞출 것이 없습니다. 화면이 바뀌는 것을 눌러 보세요.",
    question: "앱을 터치했습니다. 아래 콜백은 어떤 순서로 불릴까요?", check: "확인", show: "일어난 일 보기", right: "맞습니다. 이 순서입니다.", up: "위로", down: "아래로",
    wrong: (count, all) => `${all}개 중 ${count}개가 제자리입니다. 실제 순서는:`, score: (right, all) => `지금까지 ${all}문제 중 ${right}문제 정답`, again: "다음 문제",
  },
};

export const say = (key, ...values) => {
  const text = words[language][key] ?? words.en[key];
  return typeof text === "function" ? text(...values) : text;
};

// An element with a class and children; strings are only ever text.
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "on") for (const [event, action] of Object.entries(value)) element.addEventListener(event, action);
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

// A picture of bytes in base 64, as an address of this page's.
export function picture(base64) {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return URL.createObjectURL(new Blob([bytes], { type: "image/png" }));
}
