import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@portal/ui/button';
import { more as words } from '../messages.ts';

interface MoreRowsProps {
  /** Of a hook that goes on by the last item. */
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
}

/** The next rows of a list, below it; what did not come can be asked for again by the same button. */
export function MoreRows({ list }: MoreRowsProps) {
  if (!list.hasNextPage) return null;
  return (
    <chakra.div display="grid" justifyItems="center" gap="2" mt="4">
      <chakra.p role="status" textStyle="body.sm" color="fg.error" _empty={{ position: 'absolute' }}>
        {list.isFetchNextPageError && words.failed}
      </chakra.p>
      <Button
        variant="outline"
        loading={list.isFetchingNextPage}
        loadingText={words.loading}
        onClick={() => void list.fetchNextPage()}
      >
        {words.show}
      </Button>
    </chakra.div>
  );
}
