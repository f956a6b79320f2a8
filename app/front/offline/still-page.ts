/** What a page that is kept may load: its looks. Nothing on it runs. */
const STILL_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; frame-ancestors 'none'";

/** A name of the answer that is kept, for what the list of kept pages says of each. */
const TITLE = "X-Kept-Title";
const TIME = "X-Kept-Time";
const FILES = "X-Kept-Files";

/** What does nothing without a network, and what would load more. */
const GONE = "script, noscript, form, dialog, link:not([rel=stylesheet]), meta[http-equiv]";

/** The page that stands here now, as one that only can be read. @param note says of when it is. */
export function stillPage(note: string, { title, now }: { title: string; now: number }): Response {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll(GONE)) element.remove();
  copy.querySelector("main .page")?.prepend(noticeOf(note));
  return answerOf(copy, { title, now });
}

/** The page that lists others, in the frame of the one that stands here. */
export function listPage(
  texts: { title: string; lead: string },
  pages: readonly KeptPage[],
  now: number,
): Response {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll(`${GONE}, nav`)) element.remove();
  const heading = document.createElement("h1");
  heading.textContent = texts.title;
  const list = document.createElement("ul");
  list.className = "stack stack-tight";
  for (const { address, title } of pages) {
    const link = document.createElement("a");
    link.className = "target-link";
    link.href = address;
    link.textContent = title;
    list.append(document.createElement("li"));
    list.lastElementChild?.append(link);
  }
  const body = document.createElement("div");
  body.className = "page stack";
  body.append(heading, noticeOf(texts.lead), list);
  copy.querySelector("main")?.replaceChildren(body);
  const page = copy.querySelector("title");
  if (page) page.textContent = texts.title;
  return answerOf(copy, { title: texts.title, now });
}

/** A page that is kept, as the list has it. */
export interface KeptPage {
  /** Path and query. */
  address: string;
  title: string;
  /** When it was kept, ms. */
  time: number;
  /** The paths of the files it is shown with. */
  files: string[];
}

/** What a kept answer says of itself. */
export function keptPage(address: string, { headers }: Response): KeptPage {
  return {
    address,
    title: decodeURIComponent(headers.get(TITLE) ?? ""),
    time: Number(headers.get(TIME)),
    files: (headers.get(FILES) ?? "").split(" ").filter(Boolean),
  };
}

function noticeOf(text: string): HTMLElement {
  const notice = document.createElement("p");
  notice.className = "notice notice-info";
  notice.setAttribute("role", "status");
  notice.textContent = text;
  return notice;
}

const answerOf = (page: HTMLElement, { title, now }: { title: string; now: number }): Response =>
  new Response(`<!DOCTYPE html>${page.outerHTML}`, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": STILL_POLICY,
      [TITLE]: encodeURIComponent(title),
      [TIME]: String(now),
      [FILES]: looks().join(" "),
    },
  });

/** The paths of the files that the page here is shown with: styles, fonts and drawings. */
export const looks = (): string[] => [
  ...new Set(
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && LOOKS.test(pathname))
      .map(({ pathname }) => pathname),
  ),
];
const LOOKS = /^\/assets\/.*\.(?:css|woff2|svg)$/;
