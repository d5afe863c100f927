import { chakra } from '@chakra-ui/react/styled-system';
import { UserPlus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { useListFamilyGuardiansQuery } from '@portal/api/families/family-guardians.api';
import type { FamilyGuardians } from '@portal/domain/families/family-guardian';
import { Button } from '@portal/ui/button';
import { Delayed } from '@portal/ui/delayed';
import { Icon } from '@portal/ui/icon';
import { SkeletonText } from '@portal/ui/skeletons';
import { Band } from '../paper/band.tsx';
import { DoneLine } from '../paper/done-line.tsx';
import { FailedLine } from '../paper/failed-line.tsx';
import { useReader } from '../reading/reader-context.ts';
import { AddGuardianSheet } from './add-guardian-sheet.tsx';
import { ChildGuardians } from './child-guardians.tsx';
import { useGuardianWords } from './guardian-messages.ts';
import { LeaveGuardians } from './leave-guardians.tsx';

/** Who reads and answers for each child, and how another one comes to it. */
export function GuardiansBand({ onLeft }: { onLeft: () => void }) {
  const { link } = useReader();
  const words = useGuardianWords();
  const { data, error, isFetching, refetch } = useListFamilyGuardiansQuery(
    { link },
    { refetchOnFocus: true, refetchOnMountOrArgChange: true },
  );
  return (
    <Band title={words.title}>
      {error && !data ? (
        <FailedLine
          title={words.failed}
          problem={problemOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Delayed loading={!data} skeleton={<SkeletonText lines={3} label={words.loading} />}>
          {() => data && <Circle circle={data} onLeft={onLeft} />}
        </Delayed>
      )}
    </Band>
  );
}

function Circle({ circle, onLeft }: { circle: FamilyGuardians; onLeft: () => void }) {
  const words = useGuardianWords();
  const { children, lettersLeft, isAdded, mayLeave } = circle;
  const [isAdding, setIsAdding] = useState(false);
  const [forms, setForms] = useState(0);
  const [news, setNews] = useState<ReactNode>(null);
  const place = useRef<HTMLDivElement>(null);
  const open = children.filter(({ hasRoom }) => hasRoom);
  const why = open.length === 0 ? words.full : lettersLeft === 0 ? words.noLetters : null;

  function say(line: ReactNode) {
    setNews(line);
    place.current?.focus();
  }

  return (
    <>
      <chakra.p textStyle="body.sm" color="fg.muted">
        {words.intro}
      </chakra.p>
      {children.map((child) => (
        <ChildGuardians
          key={child.studentId}
          child={child}
          isNamed={children.length > 1}
          onWithdrawn={(name) => say(<DoneLine title={words.withdrawn(name)} />)}
        />
      ))}
      <chakra.div ref={place} role="status" tabIndex={-1} outline="none" _empty={{ position: 'absolute' }}>
        {news}
      </chakra.div>
      {why === null ? (
        <Button
          variant="outline"
          justifySelf="start"
          startIcon={<Icon as={UserPlus} />}
          onClick={() => {
            setNews(null);
            setIsAdding(true);
          }}
        >
          {words.add}
        </Button>
      ) : (
        <chakra.p textStyle="body.sm" color="fg.muted">
          {why}
        </chakra.p>
      )}
      <chakra.p textStyle="body.sm" color="fg.muted">
        {words.others}
      </chakra.p>
      {isAdded && (
        <LeaveGuardians studentIds={children.map(({ studentId }) => studentId)} mayLeave={mayLeave} onLeft={onLeft} />
      )}
      <AddGuardianSheet
        key={forms}
        choices={open}
        open={isAdding}
        onClose={() => setIsAdding(false)}
        onSent={(name) => {
          setIsAdding(false);
          setForms(forms + 1);
          say(
            <DoneLine title={words.sent(name)} waits>
              {words.sentBody}
            </DoneLine>,
          );
        }}
      />
    </>
  );
}
