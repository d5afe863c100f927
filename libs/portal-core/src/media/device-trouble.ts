/** Why a device does not work. */
export type DeviceTrouble = 'REFUSED' | 'NONE' | 'IN_USE' | 'UNSUPPORTED';

/** What the browser's refusal means for the one in front of it. */
export function troubleOf(error: unknown): DeviceTrouble {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'REFUSED';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'NONE';
  if (name === 'NotReadableError' || name === 'AbortError') return 'IN_USE';
  return 'UNSUPPORTED';
}
