import { chakra } from '@chakra-ui/react/styled-system';
import { Download, GraduationCap } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { DOCUMENT_KIND_LABELS, type DocumentDetail } from '@portal/domain/library/document';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { fileAddress } from '@portal/upload/file-address';
import { shownName, shownSize } from '@portal/upload/file-words';
import { menu } from '../change-messages.ts';
import { PlaceForm } from '../placing/place-form.tsx';
import { preview as words } from '../preview-messages.ts';
import { DocumentPlaces } from './document-places.tsx';
import { DocumentVersions } from './document-versions.tsx';

/** What is known of a document: tags, where it stands, its versions; and the two things that one wants of it. */
export function DocumentFacts({ document }: { document: DocumentDetail }) {
  const [isPlacing, setIsPlacing] = useState(false);
  const { name, kind, size, tags, file, places, versions } = document;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <div>
        <chakra.h2 textStyle="title.sm" overflowWrap="anywhere">
          {name}
        </chakra.h2>
        <chakra.p textStyle="caption" color="fg.muted">
          {[words.facts(DOCUMENT_KIND_LABELS[kind], shownSize(size)), ...tags.map((tag) => `# ${tag}`)].join(' · ')}
        </chakra.p>
      </div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button flex="1" startIcon={<Icon as={GraduationCap} />} onClick={() => setIsPlacing(true)}>
          {menu.place}
        </Button>
        <Button flex="1" variant="outline" asChild>
          <a href={fileAddress(file.url)} download={shownName(file.name)} rel="noopener noreferrer">
            <Icon as={Download} /> {words.download}
          </a>
        </Button>
      </chakra.div>
      <Facts title={words.places}>
        <DocumentPlaces places={places} />
      </Facts>
      <Facts title={words.versions}>
        <DocumentVersions versions={versions} />
      </Facts>
      {isPlacing && <PlaceForm document={document} onClose={() => setIsPlacing(false)} />}
    </chakra.div>
  );
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section aria-label={title} borderTopWidth="1px" pt="3">
      <chakra.h3 textStyle="label" color="fg.muted" mb="1">
        {title}
      </chakra.h3>
      {children}
    </chakra.section>
  );
}
