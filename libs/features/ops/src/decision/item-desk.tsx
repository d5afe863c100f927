import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { type ReactNode, useRef } from 'react';
import type { OpsItem, OpsItemDetails } from '@portal/domain/ops/ops';
import { useNow } from '@portal/portal-core/clock';
import { useCurrentProfile } from '@portal/portal-core/current-profile';
import { PageHeading } from '@portal/portal-core/page-heading';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { FieldChanges } from '@portal/ui/field-changes';
import { Panel } from '@portal/ui/panel';
import { TextLink } from '@portal/ui/text-link';
import { ApplicantAccount } from '../contracts/applicant-account.tsx';
import { ContractPanel } from '../contracts/contract-panel.tsx';
import { itemMessages as words, wordsOf } from '../messages.ts';
import { queueAddress } from '../queues/ops-address.ts';
import { FieldsPanel } from '../submission/fields-panel.tsx';
import { FindingsPanel } from '../submission/findings-panel.tsx';
import { IncomesLink } from '../submission/incomes-link.tsx';
import { ItemFacts } from '../submission/item-facts.tsx';
import { LessonsPanel } from '../submission/lessons-panel.tsx';
import { WrittenDecision } from '../submission/written-decision.tsx';
import { DecisionForm } from './decision-form.tsx';
import { ItemState } from './item-state.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { useDecision } from './use-decision.ts';
import { useItemActions } from './use-item-actions.ts';

const TICK_MS = millisecondsInMinute;

interface ItemDeskProps {
  details: OpsItemDetails;
  notice?: ReactNode;
}

/** Everything about one item; who has picked it up decides beside it. */
export function ItemDesk({ details, notice }: ItemDeskProps) {
  const { item, note, changes } = details;
  const { profile } = useCurrentProfile();
  const isMine = item.state === 'PICKED_UP' && item.reviewer?.id === profile?.id;
  const actions = useItemActions(item);
  const decision = useDecision(details, isMine, actions.decide);
  const onRemark = isMine && decision.takesRemarks ? decision.addRemark : undefined;
  const hasDraft = decision.contract.form.formState.isDirty;
  const now = useNow(TICK_MS);
  const place = useRef<HTMLDivElement>(null);
  const toDecision = () => {
    place.current?.scrollIntoView();
    place.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <PageHeading
        title={item.title}
        actions={
          <TextLink href={queueAddress(item.queue)} linkAs={RouterLink} touch>
            {words.back}
          </TextLink>
        }
      />
      <chakra.div
        mt="3"
        pb="10"
        display="grid"
        gap="5"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: isMine ? 'minmax(0, 1fr) 22rem' : 'minmax(0, 1fr)' }}
      >
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
          {notice}
          <ItemFacts item={item} now={now} />
          {actions.refusal && <RefusalNotice problem={actions.refusal} item={item} hasDraft={hasDraft} />}
          <ItemState
            item={item}
            isMine={isMine}
            isFirst={item.confirmation !== null && item.confirmation.id === profile?.id}
            isWorking={actions.isWorking}
            onPickUp={actions.pickUp}
            onRelease={actions.release}
            toDecision={
              <Button colorPalette="celadon" hideFrom="xl" onClick={toDecision}>
                {wordsOf(item.queue).toDecision}
              </Button>
            }
          />
          <WrittenDecision
            title={wordsOf(item.queue).decided}
            details={details}
            reason={details.reason}
            remarks={details.remarks}
          />
          {item.queue === 'APPLICATIONS' && <Applicant item={item} />}
          {note && (
            <Panel title={words.note}>
              <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere">
                {note}
              </chakra.p>
            </Panel>
          )}
          <WrittenDecision
            title={words.last}
            details={details}
            reason={details.lastReason}
            remarks={details.lastRemarks}
          />
          {'content' in details && (
            <>
              <FindingsPanel details={details} onRemark={onRemark} />
              {details.sinceLast && (
                <Panel title={words.sinceLast} intro={details.sinceLast.length > 0 && words.sinceLastIntro}>
                  {details.sinceLast.length > 0 ? (
                    <FieldChanges changes={details.sinceLast} />
                  ) : (
                    <chakra.p color="fg.muted">{words.sameAsLast}</chakra.p>
                  )}
                </Panel>
              )}
              <Panel title={words.changes} intro={changes.length > 0 && words.changesIntro}>
                {changes.length > 0 ? (
                  <FieldChanges changes={changes} />
                ) : (
                  <chakra.p color="fg.muted">{words.nothingPublic}</chakra.p>
                )}
              </Panel>
            </>
          )}
          <FieldsPanel details={details} onRemark={onRemark} />
          <LessonsPanel details={details} />
          {item.queue === 'WITHDRAWALS' && <IncomesLink item={item} />}
        </chakra.div>
        {isMine && (
          <chakra.div
            ref={place}
            tabIndex={-1}
            outline="none"
            scrollMarginTop="calc({sizes.header} + {spacing.2})"
            position={{ xl: 'sticky' }}
            top={{ xl: 'calc({sizes.header} + {spacing.6})' }}
            maxH={{ xl: 'calc(100dvh - {sizes.header} - {spacing.12})' }}
            overflowY={{ xl: 'auto' }}
          >
            <DecisionForm details={details} decision={decision} />
          </chakra.div>
        )}
      </chakra.div>
    </>
  );
}

/** Of who is no teacher yet: whose account her e-mail is until she has passed, and her contract from then on. */
function Applicant({ item: { id, state } }: { item: OpsItem }) {
  if (state === 'ACCEPTED') return <ContractPanel applicationId={id} />;
  return state === 'DECLINED' || state === 'CANCELED' ? null : <ApplicantAccount applicationId={id} />;
}
