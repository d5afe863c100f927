import { chakra } from '@chakra-ui/react/styled-system';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { ProgressBar } from '@portal/ui/progress-bar';
import { keeping as words } from './page-messages.ts';
import type { KeepPages } from './use-keep-pages.ts';

/** How far the keeping of the pages is, where they are afterwards, or what went wrong. */
export function KeepLine({ keeping, start, close }: KeepPages) {
  return (
    <div role="status">
      {(keeping.step === 'DRAWING' || keeping.step === 'SENDING' || keeping.step === 'SAVING') && (
        <chakra.div px="3" py="2" bg="bg.panel" borderWidth="1px" borderColor="border" borderRadius="l3">
          <chakra.p textStyle="body.sm">
            {keeping.step === 'DRAWING' && words.drawing(keeping.count)}
            {keeping.step === 'SENDING' && words.sending(keeping.count)}
            {keeping.step === 'SAVING' && words.saving}
          </chakra.p>
          <ProgressBar label={words.progress} percent={keeping.percent} />
        </chakra.div>
      )}
      {keeping.step === 'DONE' && (
        <Banner
          tone="success"
          title={(keeping.isNew ? words.made : words.renewed)(keeping.count, keeping.title)}
          action={
            <Button size="sm" minH="touch" variant="outline" onClick={close}>
              {words.close}
            </Button>
          }
        />
      )}
      {keeping.step === 'FAILED' && (
        <Banner
          tone="error"
          title={words.failed}
          action={
            <>
              <Button size="sm" minH="touch" variant="outline" onClick={start}>
                {words.retry}
              </Button>
              <Button size="sm" minH="touch" variant="ghost" onClick={close}>
                {words.close}
              </Button>
            </>
          }
        >
          {keeping.message ?? words.failedBody}
        </Banner>
      )}
    </div>
  );
}
