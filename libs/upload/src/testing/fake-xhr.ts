// Test support: requests that do nothing by themselves, to be answered by hand or by `onSend`.

export class FakeXhr {
  static readonly made: FakeXhr[] = [];
  static onSend: ((request: FakeXhr) => void) | undefined;
  readonly upload: { onprogress?: (event: { loaded: number }) => void } = {};
  readonly headers: Record<string, string> = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  method = '';
  url = '';
  body: Blob | undefined;
  isAborted = false;
  constructor() {
    FakeXhr.made.push(this);
  }
  open(method: string, url: string) {
    Object.assign(this, { method, url });
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: Blob) {
    this.body = body;
    FakeXhr.onSend?.(this);
  }
  abort() {
    this.isAborted = true;
  }
  progress(loaded: number) {
    this.upload.onprogress?.({ loaded });
  }
  answer(status: number) {
    this.status = status;
    this.onload?.();
  }
}

/** Replaces the browser's requests; returns the way back. */
export function fakeRequests(): () => void {
  const real = globalThis.XMLHttpRequest;
  FakeXhr.made.length = 0;
  globalThis.XMLHttpRequest = FakeXhr as unknown as typeof XMLHttpRequest;
  return () => void (globalThis.XMLHttpRequest = real);
}
