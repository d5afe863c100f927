import { chakra } from '@chakra-ui/react/styled-system';
import { Link2, Unlink2 } from 'lucide-react';
import * as v from 'valibot';
import { useGetEvidenceProofQuery } from '@portal/api/lessons/evidence-proofs.api';
import { type EvidenceProof, ProofCode, proofCodeFrom, writtenProofCode } from '@portal/domain/evidence/evidence-proof';
import { formatDateTime, formatTime } from '@portal/domain/format/date-time';
import { formatTimeRange } from '@portal/domain/format/range';
import { paths } from '@portal/domain/site/paths';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Banner } from '@portal/ui/banner';
import { DescriptionList } from '@portal/ui/description-list';
import { Panel } from '@portal/ui/panel';
import { TextLink } from '@portal/ui/text-link';
import { CodeForm } from './code-form.tsx';
import { FileCheck } from './file-check.tsx';
import { proof as words } from './proof-messages.ts';

/** What the portal knows of a copy by its code: whether the chain is still what it was, and whether a file is that copy. */
export function FoundProof({ code: typed, onCode }: { code: string; onCode: (code: string) => void }) {
  const code = proofCodeFrom(typed);
  const isCode = v.is(ProofCode, code);
  const query = useGetEvidenceProofQuery({ code }, { skip: !isCode });
  const gone = <CodeForm unknown={isCode ? writtenProofCode(code) : typed} onCode={onCode} />;
  if (!isCode) return gone;
  return (
    <QueryState query={query} loading={words.loading} failed={words.failed} gone={gone}>
      {(found) => (
        <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)" maxW="44rem">
          <Verdict found={found} />
          <Facts found={found} />
          <FileCheck proof={found} />
          <div>
            <TextLink href={paths.checkEvidence()} linkAs={RouterLink} touch>
              {words.other}
            </TextLink>
          </div>
        </chakra.div>
      )}
    </QueryState>
  );
}

function Verdict({ found: { isUnchanged, lines, linesSince } }: { found: EvidenceProof }) {
  return isUnchanged ? (
    <Banner tone="success" icon={Link2} title={words.unchanged}>
      {[words.unchangedBody(lines), linesSince > 0 && words.since(linesSince)].filter(Boolean).join(' ')}
    </Banner>
  ) : (
    <Banner tone="error" icon={Unlink2} title={words.changed}>
      {words.changedBody}
    </Banner>
  );
}

function Facts({ found }: { found: EvidenceProof }) {
  const zone = useTeacherZone();
  const { code, className, no, teacherName, startAt, endAt, madeAt, lastHash } = found;
  const time = formatTimeRange(formatDateTime(startAt, zone), formatTime(endAt, zone));
  return (
    <Panel title={words.facts} intro={words.zone(zone)}>
      <DescriptionList
        rows={[
          { label: words.lesson, value: words.lessonOf(className, no) },
          { label: words.teacher, value: teacherName },
          { label: words.time, value: time },
          { label: words.madeAt, value: formatDateTime(madeAt, zone) },
          { label: words.code, value: writtenProofCode(code) },
          { label: words.lastHash, value: lastHash.slice(0, 16).replaceAll(/.{4}(?=.)/g, '$& ') },
        ]}
      />
    </Panel>
  );
}
