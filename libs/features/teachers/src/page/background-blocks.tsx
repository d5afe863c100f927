import { chakra } from '@chakra-ui/react/styled-system';
import { formatDay } from '@portal/domain/format/date-time';
import { formatDayRange } from '@portal/domain/format/range';
import type { PublicTeacher } from '@portal/domain/teachers/public-teacher';
import { DescriptionList } from '@portal/ui/description-list';
import { Block } from '../reading/block.tsx';
import { useReader } from '../reading/reader-context.ts';

/** What she has done and learnt, to whom she teaches and where; what she has not written takes no room. */
export function BackgroundBlocks({ teacher }: { teacher: PublicTeacher }) {
  const { words, common } = useReader();
  const { experiences, certificates, subjects, levels, areas } = teacher;
  const rows = [
    {
      label: words.subjects,
      value: subjects.map(({ name, topics }) => [name, topics.join(', ')].filter(Boolean).join(': ')).join('\n'),
    },
    { label: words.levels, value: levels.map((level) => common.levels[level]).join(', ') },
    { label: words.areas, value: areas.length > 0 && <span lang="vi">{areas.join('\n')}</span> },
  ].filter(({ value }) => value);
  return (
    <>
      {experiences.length > 0 && (
        <Block title={words.experiences}>
          <Lines
            lines={experiences.map(({ title, organisation, from, to, description }) => ({
              title,
              facts: [organisation, from && formatDayRange(formatDay(from), to ? formatDay(to) : words.untilNow)],
              text: description,
            }))}
          />
        </Block>
      )}
      {certificates.length > 0 && (
        <Block title={words.certificates}>
          <Lines
            lines={certificates.map(({ name, issuer, issuedOn }) => ({
              title: name,
              facts: [issuer, issuedOn && formatDay(issuedOn)],
            }))}
          />
        </Block>
      )}
      {rows.length > 0 && (
        <Block title={words.teaches}>
          <DescriptionList rows={rows} />
        </Block>
      )}
    </>
  );
}

interface Line {
  title: string;
  facts: readonly (string | null)[];
  text?: string;
}

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <chakra.ul listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      {lines.map(({ title, facts, text }, at) => (
        <li key={at}>
          <chakra.p fontWeight="semibold">{title}</chakra.p>
          <chakra.p color="fg.muted" textStyle="body.sm">
            {facts.filter(Boolean).join(' · ')}
          </chakra.p>
          {text && (
            <chakra.p mt="1" whiteSpace="pre-line">
              {text}
            </chakra.p>
          )}
        </li>
      ))}
    </chakra.ul>
  );
}
