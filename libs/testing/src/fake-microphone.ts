/** Records a word as soon as it begins. */
class FakeRecorder {
  static isTypeSupported = () => true;
  static newest: FakeRecorder | undefined;
  state = 'recording';
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  onstop: (() => void) | null = null;
  start() {
    FakeRecorder.newest = this;
    this.ondataavailable?.({ data: new Blob(['sound']) });
  }
  stop() {
    if (this.state === 'inactive') throw new DOMException('', 'InvalidStateError');
    this.state = 'inactive';
    this.onstop?.();
  }
}

interface FakeMicrophone {
  /** The name of the error with which the browser refuses it. */
  readonly refusal?: string;
  readonly onClose?: () => void;
}

/** A browser with a microphone, as jsdom has none; what is recorded can be listened to at an address of its own. */
export function withMicrophone({ refusal, onClose = () => undefined }: FakeMicrophone = {}): void {
  const track = { id: 'microphone', stop: onClose };
  const stream = { getTracks: () => [track], getAudioTracks: () => [track] };
  const getUserMedia = async () => {
    if (refusal !== undefined) throw new DOMException('', refusal);
    return stream;
  };
  Object.assign(globalThis, { MediaRecorder: FakeRecorder });
  Object.assign(navigator, { mediaDevices: { getUserMedia } });
  Object.assign(URL, { createObjectURL: () => 'blob:voice', revokeObjectURL: () => undefined });
}

/** Whatever records ends, as it does when the microphone is pulled out. */
export const pullOutMicrophone = (): void => FakeRecorder.newest?.stop();

/** A browser that cannot record. */
export function withoutMicrophone(): void {
  Reflect.deleteProperty(globalThis, 'MediaRecorder');
  Reflect.deleteProperty(navigator, 'mediaDevices');
}
