import { chakra } from '@chakra-ui/react/styled-system';
import { PageHeading } from '@portal/portal-core/page-heading';
import { doorKorean } from '../door-korean.ts';
import { titles } from '../title-messages.ts';
import { DeviceCheck } from './device-check.tsx';
import { useOwnMedia } from './use-own-media.ts';

/** /account/live/check: whether camera, microphone and speaker are ready for a lesson. */
export function DeviceCheckPage() {
  const check = useOwnMedia();
  return (
    <>
      <PageHeading title={titles.check} />
      <chakra.p mt="2" mb="4" color="fg.muted">
        {doorKorean.devices.intro}
      </chakra.p>
      {check && <DeviceCheck {...check} />}
    </>
  );
}
