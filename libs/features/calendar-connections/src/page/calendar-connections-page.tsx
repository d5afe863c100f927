import { chakra } from '@chakra-ui/react/styled-system';
import { PageHeading } from '@portal/portal-core/page-heading';
import { ExternalPanel } from '../external/external-panel.tsx';
import { FeedsPanel } from '../feeds/feeds-panel.tsx';
import { ImportPanel } from '../files/import-panel.tsx';
import { messages } from '../messages.ts';

/** The three ways between this calendar and others. Each panel loads and fails by itself. */
export function CalendarConnectionsPage() {
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5" pb="10">
      <div>
        <PageHeading title={messages.title} />
        <chakra.p color="fg.muted" mt={{ base: '3', md: '1' }}>
          {messages.intro}
        </chakra.p>
      </div>
      <FeedsPanel />
      <ExternalPanel />
      <ImportPanel />
    </chakra.div>
  );
}
