import { chakra } from '@chakra-ui/react/styled-system';
import { FileText, type LucideIcon, MessageSquare, Users } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';

/** What goes from one to the next by tabs. */
export const PANEL_TABS = ['chat', 'people', 'material'] as const;
export type PanelTab = (typeof PANEL_TABS)[number];

const ICONS: Readonly<Record<PanelTab, LucideIcon>> = { chat: MessageSquare, people: Users, material: FileText };
/** Less does not do for three words. */
const NARROW = '@container (max-width: 17.5rem)';

const Tab = chakra('label', {
  base: {
    position: 'relative',
    flex: '1 1 auto',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minH: 'touch',
    px: '2',
    borderRadius: 'l1',
    borderWidth: '1px',
    borderColor: 'transparent',
    textStyle: 'label',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    _hover: { color: 'fg' },
    '&:has(:checked)': {
      bg: 'bg.emphasized',
      color: 'fg',
      fontWeight: 'semibold',
      borderColor: 'border.emphasized',
      _highContrast: { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'celadon.focusRing', outlineOffset: '1px' },
  },
});

interface PanelTabsProps {
  label: string;
  names: Readonly<Record<PanelTab, string>>;
  value: PanelTab;
  onChange: (tab: PanelTab) => void;
}

/** Always one row: in a narrow panel, or with large text, the signs alone. Radio buttons underneath: the arrows go on. */
export function PanelTabs({ label, names, value, onChange }: PanelTabsProps) {
  const group = useId();
  return (
    <chakra.div containerType="inline-size" flex="1" minW="0">
      <chakra.fieldset
        display="flex"
        maxW="fit-content"
        css={{ [NARROW]: { maxW: 'full' } }}
        bg="bg.muted"
        borderWidth="1px"
        borderColor="border"
        borderRadius="l2"
      >
        <VisuallyHidden as="legend">{label}</VisuallyHidden>
        {PANEL_TABS.map((tab) => (
          <Tab key={tab} title={names[tab]}>
            <VisuallyHidden asChild>
              <input type="radio" name={group} value={tab} checked={tab === value} onChange={() => onChange(tab)} />
            </VisuallyHidden>
            <chakra.span display="none" css={{ [NARROW]: { display: 'block' } }}>
              <Icon as={ICONS[tab]} />
            </chakra.span>
            <chakra.span css={{ [NARROW]: { srOnly: true } }}>{names[tab]}</chakra.span>
          </Tab>
        ))}
      </chakra.fieldset>
    </chakra.div>
  );
}
