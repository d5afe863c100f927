import { chakra } from '@chakra-ui/react/styled-system';
import { formatDateTime } from '@portal/domain/format/date-time';
import type { DocumentVersion } from '@portal/domain/library/document';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { TextLink } from '@portal/ui/text-link';
import { fileAddress } from '@portal/upload/file-address';
import { shownName } from '@portal/upload/file-words';
import { preview as words } from '../preview-messages.ts';

/** The versions of a document, the newest first; each can be had. */
export function DocumentVersions({ versions }: { versions: readonly DocumentVersion[] }) {
  const zone = useTeacherZone();
  return (
    <chakra.ol listStyleType="none" display="grid" gap="1">
      {versions.map(({ no, at, file }, place) => (
        <chakra.li key={no} display="flex" flexWrap="wrap" columnGap="2" alignItems="center">
          <TextLink href={fileAddress(file.url) ?? ''} download={shownName(file.name)} touch>
            {words.versionLine(no, formatDateTime(at, zone))}
          </TextLink>
          {place === 0 && (
            <chakra.span textStyle="caption" color="celadon.fg" fontWeight="semibold">
              {words.newest}
            </chakra.span>
          )}
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
