import { cleanQuestion, formatQuestion, questionParameter, searchFormId, searchResultsId, searchResultsPath } from './searchPaths.ts';

/** How long somebody who types pauses before the results are for what is there, in milliseconds. */
const pause = 200;
/** How long an answer may take, in milliseconds. */
const patience = 10_000;

/** The results follow what is typed, as HTML of the server, and so does the address. The form works without it. */
export function start(element: HTMLElement, signal: AbortSignal): void {
  const form = element.querySelector<HTMLFormElement>(`#${searchFormId}`);
  const results = element.querySelector<HTMLElement>(`#${searchResultsId}`);
  const status = element.querySelector<HTMLElement>('[data-found]');
  const failure = element.querySelector<HTMLElement>('[data-failure]');
  const input = form?.querySelector('input');
  if (!form || !results || !status || !failure || !input) return;
  let shown = cleanQuestion(new URLSearchParams(location.search).get(questionParameter) ?? '');
  let request: XMLHttpRequest | undefined;
  let timer: number | undefined;

  const ask = () => {
    clearTimeout(timer);
    request?.abort();
    const question = cleanQuestion(input.value);
    results.ariaBusy = null;
    if (question === shown) return;
    results.ariaBusy = 'true';
    const query = new URLSearchParams({ [questionParameter]: question, locale: form.dataset['locale'] ?? '' });
    request = requestResults(`${searchResultsPath}?${query.toString()}`, (answer) => {
      results.ariaBusy = null;
      failure.hidden = answer !== null;
      if (answer === null) return;
      shown = question;
      const found = answer.querySelector('[data-found]');
      found?.remove();
      // The same element as before: only of such a one a screen reader hears.
      status.textContent = found?.textContent ?? '';
      results.replaceChildren(...answer.body.childNodes);
      const asked = formatQuestion(question);
      history.replaceState(history.state, '', form.action + asked);
      for (const link of document.querySelectorAll<HTMLAnchorElement>('header a[lang][hreflang]')) link.search = asked;
    });
  };
  input.addEventListener(
    'input',
    () => {
      clearTimeout(timer);
      timer = window.setTimeout(ask, pause);
    },
    { signal },
  );
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      ask();
      // Puts the keyboard of a phone away.
      if (matchMedia('(pointer: coarse)').matches) input.blur();
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    request?.abort();
  });
  // What was typed before this was here.
  ask();
}

/** As a document: markup as text would have to be trusted. Null where there is no answer; one that is broken off is not told. */
function requestResults(url: string, onAnswer: (answer: Document | null) => void): XMLHttpRequest {
  const request = new XMLHttpRequest();
  request.open('GET', url);
  request.responseType = 'document';
  request.timeout = patience;
  request.onload = () => onAnswer(request.status === 200 ? (request.response as Document | null) : null);
  request.onerror = request.ontimeout = () => onAnswer(null);
  request.send();
  return request;
}
