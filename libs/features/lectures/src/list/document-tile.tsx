import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { fileAddress } from '@portal/upload/file-address';
import { useCarried } from '../carry/use-carried.ts';
import { DocumentMenu } from '../change/document-menu.tsx';
import { ChooseDocument } from '../choose/choose-document.tsx';
import { DocumentFactsLine } from './document-facts-line.tsx';
import { DocumentName } from './document-name.tsx';
import type { DocumentItemProps } from './document-row.tsx';
import { KindBadge } from './kind-badge.tsx';

/** One document as a tile, with its picture where it has one. */
export function DocumentTile({ document, searched, isOpen, onOpen }: DocumentItemProps) {
  const { kind, file } = document;
  const [isBroken, setIsBroken] = useState(false);
  const picture = isBroken ? undefined : fileAddress(file.previewUrl);
  return (
    <chakra.li
      {...useCarried(document)}
      position="relative"
      layerStyle="sheet"
      display="grid"
      gridTemplateRows="auto 1fr"
      overflow="hidden"
      _hover={{ borderColor: 'border.emphasized' }}
      {...(isOpen && { borderColor: 'celadon.solid', bg: 'celadon.subtle' })}
    >
      <chakra.div display="grid" placeItems="center" h="7rem" bg="bg.muted" overflow="hidden">
        {picture ? (
          <chakra.img
            src={picture}
            alt=""
            loading="lazy"
            draggable={false}
            w="full"
            h="full"
            objectFit="cover"
            onError={() => setIsBroken(true)}
          />
        ) : (
          <KindBadge kind={kind} fileName={file.name} />
        )}
      </chakra.div>
      <chakra.div display="flex" alignItems="start" columnGap="2" ps="3" py="2">
        <ChooseDocument document={document} />
        <chakra.div flex="1" minW="0">
          <DocumentName document={document} searched={searched} isOpen={isOpen} onOpen={onOpen} />
          <DocumentFactsLine document={document} />
        </chakra.div>
        <chakra.div position="relative">
          <DocumentMenu document={document} />
        </chakra.div>
      </chakra.div>
    </chakra.li>
  );
}
