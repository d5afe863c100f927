import { FakeXhr, fakeRequests } from './fake-xhr.ts';

// Story support: PUTs without a network.

/** Answers every PUT of a story; 'HALF' stops after half of the bytes. For a story's `beforeEach`. */
export function answerPuts(answer: number | 'HALF'): () => void {
  const restore = fakeRequests();
  FakeXhr.onSend = (request) => {
    const size = request.body?.size ?? 0;
    request.progress(answer === 'HALF' ? size / 2 : size);
    if (answer !== 'HALF') setTimeout(() => request.answer(answer), 0);
  };
  return () => {
    FakeXhr.onSend = undefined;
    restore();
  };
}
