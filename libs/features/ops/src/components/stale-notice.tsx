import { Button } from '@portal/ui/button';
import { Banner } from '@portal/ui/banner';
import { messages } from '../messages.ts';

interface StaleNoticeProps {
  onRetry: () => void;
  retrying: boolean;
}

/** Over a list that is there, but could not be read again. */
export function StaleNotice({ onRetry, retrying }: StaleNoticeProps) {
  return (
    <div role="status">
      <Banner
        tone="warning"
        title={messages.stale}
        action={
          <Button variant="outline" loading={retrying} onClick={onRetry}>
            {messages.retry}
          </Button>
        }
      />
    </div>
  );
}
