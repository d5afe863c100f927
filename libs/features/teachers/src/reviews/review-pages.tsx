import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@portal/ui/button';
import { useReader } from '../reading/reader-context.ts';

interface ReviewPagesProps {
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** On and back through the reviews. Not a Pagination: its words are Korean. */
export function ReviewPages({ page, pages, onPage }: ReviewPagesProps) {
  const { reviews: words } = useReader().words;
  return (
    <chakra.nav aria-label={words.pages} display="flex" flexWrap="wrap" alignItems="center" gap="3" pt="3">
      <Button variant="outline" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {words.newer}
      </Button>
      <chakra.span textStyle="body.sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {words.page(page, pages)}
      </chakra.span>
      <Button variant="outline" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {words.older}
      </Button>
    </chakra.nav>
  );
}
