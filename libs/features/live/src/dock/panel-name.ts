/** What can be open beside the stage; the cards only where they have no place of their own. */
export type PanelName = 'chat' | 'people' | 'material' | 'poll' | 'links' | 'cards';
