import { createContext, use } from 'react';

export interface FieldState {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  /** Tells the field how many characters stand in its control. */
  onCount: (count: number) => void;
}

export const FieldContext = createContext<FieldState | null>(null);

/** The properties that tie a control to the field around it; nothing outside a field. */
export function useFieldControl() {
  const field = use(FieldContext);
  const control = field && {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
  return { control, onCount: field?.onCount };
}
