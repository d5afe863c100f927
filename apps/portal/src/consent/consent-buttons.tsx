import { Button } from '@portal/ui/button';
import { useFrameWords } from '../routing/frame-language.ts';
import type { Consent } from './consent.ts';

/** Both answers look alike: neither is the easier one. */
export function ConsentButtons({ consent, onDone }: { consent: Consent; onDone?: () => void }) {
  const { statistics } = useFrameWords();
  const choose = (isAllowed: boolean) => {
    consent.choose(isAllowed);
    onDone?.();
  };
  return (
    <>
      <Button variant="outline" onClick={() => choose(false)}>
        {statistics.refuse}
      </Button>
      <Button variant="outline" onClick={() => choose(true)}>
        {statistics.allow}
      </Button>
    </>
  );
}
