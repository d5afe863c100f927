import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@portal/ui/button';
import { useFrameWords } from './frame-language.ts';
import { isMissingCode } from './missing-code.ts';

/** What is said over the page, which stands, where a part of the frame could not be shown. */
export function BrokenPart({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { errorPage } = useFrameWords();
  const isOld = isMissingCode(error);
  return (
    <chakra.div
      role="alert"
      position="fixed"
      insetInline="0"
      bottom="0"
      zIndex="toast"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="center"
      columnGap="4"
      rowGap="2"
      px="4"
      py="3"
      bg="bg.panel"
      borderTopWidth="1px"
    >
      <p>{isOld ? `${errorPage.updateTitle}. ${errorPage.updateBody}` : errorPage.title}</p>
      <Button size="sm" onClick={isOld ? () => location.reload() : onRetry}>
        {isOld ? errorPage.reload : errorPage.retry}
      </Button>
    </chakra.div>
  );
}
