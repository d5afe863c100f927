import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { HomeworkLook } from '@portal/domain/families/family-homework';
import { fileAddress } from '@portal/upload/file-address';
import { useLookWords } from './look-messages.ts';

interface LookPageProps {
  page: HomeworkLook['pages'][number];
  label: string;
}

/** One page, in its place before it has come: it is asked for when it comes near. */
export function LookPage({ page, label }: LookPageProps) {
  const words = useLookWords();
  const [isBroken, setIsBroken] = useState(false);
  const { url, largeUrl, width, height } = page;
  const [small, large] = [fileAddress(url), fileAddress(largeUrl)];
  return (
    <li>
      {isBroken || !small ? (
        <chakra.p role="status" p="4" borderWidth="1px" borderRadius="l2">
          {words.pageFailed(label)}
        </chakra.p>
      ) : (
        <chakra.img
          src={small}
          srcSet={large && `${small} 800w, ${large} 1600w`}
          sizes="(min-width: 768px) 44rem, 100vw"
          alt={label}
          loading="lazy"
          decoding="async"
          draggable={false}
          w="full"
          bg="white"
          borderWidth="1px"
          borderRadius="l2"
          style={{ aspectRatio: `${width} / ${height}` }}
          onContextMenu={(event) => event.preventDefault()}
          onError={() => setIsBroken(true)}
        />
      )}
      <chakra.p textStyle="caption" color="fg.muted" textAlign="center" mt="1" aria-hidden>
        {label}
      </chakra.p>
    </li>
  );
}
