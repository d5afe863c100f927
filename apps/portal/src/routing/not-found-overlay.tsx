import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Drawing } from '@portal/ui/empty-state';
import { useFrameWords } from './frame-language.ts';
import { useDocumentTitle } from './use-document-title.ts';

/** A layer over the whole page, which is inert behind it (RTE-3). The way home has the focus. */
export function NotFoundOverlay({ onLeave }: { onLeave?: () => void }) {
  const { notFound } = useFrameWords();
  const home = useRef<HTMLAnchorElement>(null);
  useDocumentTitle(notFound.title);
  useEffect(() => home.current?.focus({ preventScroll: true }), []);

  return (
    <chakra.main
      position="fixed"
      inset="0"
      zIndex="overlay404"
      display="grid"
      placeItems="center"
      overflowY="auto"
      padding="6"
      bg="bg"
    >
      <chakra.div display="grid" justifyItems="center" textAlign="center" gap="2">
        <Drawing name="not-found" />
        <chakra.h1 textStyle="title.md" lang="en" marginTop="4">
          {notFound.title}
        </chakra.h1>
        <chakra.p color="fg.muted" marginBottom="4">
          {notFound.body}
        </chakra.p>
        <Button asChild>
          <RouterLink ref={home} href={paths.home()} onClick={onLeave}>
            {notFound.backHome}
          </RouterLink>
        </Button>
      </chakra.div>
    </chakra.main>
  );
}
