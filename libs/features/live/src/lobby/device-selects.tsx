import { useEffect, useState } from 'react';
import { SelectField } from '@portal/ui/select-field';
import { chooseDevice, devicesChosen } from '../media/device-choice.ts';
import type { DeviceKind } from '../media/devices.ts';
import { useDoorWords } from '../reading/room-words.ts';
import { useRoomWorld } from '../session/room-world.ts';

const KINDS = [
  ['video', 'videoinput', 'camera'],
  ['audio', 'audioinput', 'microphone'],
  ['speaker', 'audiooutput', 'speaker'],
] as const;

interface DeviceSelectsProps {
  /** Browsers name the devices only after one was allowed. */
  isOpen: boolean;
  onChosen: (kind: DeviceKind) => void;
}

/** Which of several devices; remembered on this device. */
export function DeviceSelects({ isOpen, onChosen }: DeviceSelectsProps) {
  const { devices } = useRoomWorld();
  const words = useDoorWords().words.devices;
  const [found, setFound] = useState<readonly MediaDeviceInfo[]>([]);
  const [chosen, setChosen] = useState(devicesChosen);
  useEffect(() => {
    let isMine = true;
    void devices.list().then((list) => isMine && setFound(list));
    return () => void (isMine = false);
  }, [devices, isOpen]);

  return KINDS.map(([kind, of, name]) => {
    const label = words[name];
    const ones = found.filter((device) => device.kind === of && device.deviceId !== '');
    if (ones.length < 2) return null;
    return (
      <SelectField
        key={kind}
        label={label}
        placeholder={words.standard}
        options={ones.map((device, at) => ({
          value: device.deviceId,
          label: device.label || words.unnamed(label, at + 1),
        }))}
        value={chosen[kind] ?? ''}
        onChange={(event) => {
          chooseDevice(kind, event.target.value);
          setChosen(devicesChosen());
          if (kind !== 'speaker') onChosen(kind);
        }}
      />
    );
  });
}
