const KEY = 'portal-live-devices';

export interface DeviceChoice {
  readonly audio?: string;
  readonly video?: string;
  readonly speaker?: string;
}

/** The devices that were chosen on this device, by their ids. */
export function devicesChosen(): DeviceChoice {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

export function chooseDevice(kind: keyof DeviceChoice, id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...devicesChosen(), [kind]: id }));
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
