import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@portal/ui/button';
import type { TalkPages } from '../talk.ts';
import { useConversationWords } from '../words.ts';

interface MoreMessagesProps {
  way: 'OLDER' | 'NEWER';
  page: Pick<TalkPages, 'isLoading' | 'isError'>;
  onLoad: () => void;
}

/** The way back and forth in a talk, for those who do not scroll, and where scrolling did not bring what was before or behind. */
export function MoreMessages({ way, page, onLoad }: MoreMessagesProps) {
  const { loadOlder, olderFailed, jumps } = useConversationWords();
  const [label, failed] = way === 'OLDER' ? [loadOlder, olderFailed] : [jumps.loadNewer, jumps.newerFailed];
  return (
    <chakra.div display="flex" flexWrap="wrap" justifyContent="center" alignItems="center" gap="3">
      {page.isError && (
        <chakra.p role="alert" textStyle="body.sm" color="fg.error">
          {failed}
        </chakra.p>
      )}
      <Button size="sm" variant="ghost" loading={page.isLoading} onClick={onLoad}>
        {label}
      </Button>
    </chakra.div>
  );
}
