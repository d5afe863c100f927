import { chakra } from '@chakra-ui/react/styled-system';
import type { ContractView } from '@portal/domain/recruiting/contract';
import type { ContractDocument } from '@portal/domain/recruiting/contract-text';
import { DateText } from '@portal/ui/date-text';
import { DescriptionList } from '@portal/ui/description-list';
import { Panel } from '@portal/ui/panel';
import { contract as words, signed } from '../contract-messages.ts';

interface ContractPaperProps {
  document: ContractDocument;
  contract: ContractView;
}

/** The words of a contract as they are signed, and the signature below them. */
export function ContractPaper({ document: { title, parties, articles }, contract }: ContractPaperProps) {
  const { signature, textVersion, textHash } = contract;
  return (
    <Panel title={title}>
      <DescriptionList rows={parties.map(({ label, text }) => ({ label, value: text }))} />
      {articles.map((article) => (
        <section key={article.title}>
          <chakra.h3 textStyle="label">{article.title}</chakra.h3>
          {article.paragraphs.length === 1 ? (
            <chakra.p mt="1">{article.paragraphs[0]}</chakra.p>
          ) : (
            <chakra.ol mt="1" ps="6" listStyleType="decimal" display="grid" gap="1">
              {article.paragraphs.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </chakra.ol>
          )}
        </section>
      ))}
      {signature && (
        <DescriptionList
          rows={[
            { label: signed.signature, value: signature.name },
            { label: signed.signedAt, value: <DateText instant={signature.at} show="dateTime" /> },
          ]}
        />
      )}
      <chakra.p textStyle="caption" color="fg.subtle" overflowWrap="anywhere">
        {words.version(textVersion)} · {words.hash} {textHash}
      </chakra.p>
    </Panel>
  );
}
