import { valibotResolver } from '@hookform/resolvers/valibot';
import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  get,
  type Resolver,
  type ResolverOptions,
  set,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type * as v from 'valibot';
import { type ApiProblem, problemOf } from '@portal/api/api-problem';
import { useClientId } from './client-id.ts';
import { type FieldProblem, listFieldProblems, sentenceOf } from './field-problems.ts';

export interface ContractFormOptions<I extends FieldValues, O> {
  schema: v.GenericSchema<I, O>;
  /** A value for every field; empty texts where nothing is chosen yet. */
  defaultValues: DefaultValues<I>;
  /** Sends what the schema made of the values; rejects as `unwrap()` does. `clientId` is the same for a retry. */
  send: (values: O, clientId: string) => Promise<unknown>;
  onSent?: (() => void) | undefined;
  /** The form's field of a server's path, where the two differ. */
  fieldOf?: ((path: string) => string) | undefined;
}

export interface ContractForm<I extends FieldValues, O> {
  form: UseFormReturn<I, unknown, O>;
  /** For `<form noValidate onSubmit={submit}>`. */
  submit: (event?: SubmitEvent<HTMLFormElement>) => void;
  isSending: boolean;
  /** What the server refused apart from single fields; its `message` can be shown as it is. */
  problem: ApiProblem | null;
  /** What is wrong now, in the order of the fields, for FormSummary. */
  problems: readonly FieldProblem[];
  /** Give it to FormSummary, which then gets the focus when two or more fields are wrong. */
  summary: { ref: RefObject<HTMLDivElement | null>; onGo: (name: string) => void };
}

/** A control that holds what cannot be read, such as half a date; it says so through `setCustomValidity`. */
function findUnreadable(element: HTMLFormElement | null | undefined): HTMLInputElement | undefined {
  const controls = [...(element?.elements ?? [])];
  return controls.find((control): control is HTMLInputElement => 'validity' in control && isUnreadable(control));
}

const isUnreadable = (control: object) => (control as HTMLInputElement).validity.customError;

/** Leads to a control that holds what cannot be read, and lets it say so in its own place; false where there is none. */
export function leadToUnreadable(element: HTMLFormElement | null | undefined): boolean {
  const unreadable = findUnreadable(element);
  unreadable?.checkValidity();
  unreadable?.focus();
  return unreadable !== undefined;
}

/** Whether React Hook Form checks the lines of one list alone, as it does when a line has come or gone. */
function isOfLines<I extends FieldValues>(values: I, { names = [], fields }: ResolverOptions<I>) {
  const [list = '', ...others] = names;
  return others.length === 0 && Array.isArray(get(values, list)) && !get(fields, list);
}

/** By the schema; but a field of a line that has just come is not wrong before she was there. */
function resolverOf<I extends FieldValues, O>(
  schema: v.GenericSchema<I, O>,
  stateOf: (name: FieldPath<I>) => { isTouched: boolean; invalid: boolean },
): Resolver<I, unknown, O> {
  const check = valibotResolver(schema, { message: sentenceOf });
  const ofLines: typeof check = async (values, context, options) => {
    const result = await check(values, context, options);
    for (const { name } of listFieldProblems(result.errors, [])) {
      const { isTouched, invalid } = stateOf(name as FieldPath<I>);
      if (name !== options.names?.[0] && !isTouched && !invalid) set(result.errors, name, undefined);
    }
    return result;
  };
  return (values, context, options) => (isOfLines(values, options) ? ofLines : check)(values, context, options);
}

/**
 * The one way of a form here: rules of a contract, checked on leaving a field and again on change; one request at a
 * time; the server's words at their fields; the first wrong field, or the summary of several, gets the focus.
 */
export function useContractForm<I extends FieldValues, O>(options: ContractFormOptions<I, O>): ContractForm<I, O> {
  const { schema, defaultValues, send, onSent, fieldOf = (path) => path } = options;
  const form: UseFormReturn<I, unknown, O> = useForm<I, unknown, O>({
    defaultValues,
    resolver: resolverOf(schema, (name) => form.getFieldState(name)),
    // Otherwise the resolver leaves out what the whole form must fulfil until every field by itself is right.
    criteriaMode: 'all',
    // On leaving a field first, with every key from then on; 'onBlur' would leave a mended field red until it is left again.
    mode: 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const isRunning = useRef(false);
  const summary = useRef<HTMLDivElement>(null);
  const clientId = useClientId();
  const { errors, isSubmitting, submitCount } = form.formState;
  const problems = listFieldProblems(errors, Object.keys(defaultValues));

  const go = (name: string) => form.setFocus(name as FieldPath<I>);
  const leadToProblem = useEffectEvent(() => {
    if (problems.length > 1 && summary.current) summary.current.focus();
    else if (problems[0]) go(problems[0].name);
  });
  useEffect(() => {
    if (submitCount > 0) leadToProblem();
  }, [submitCount]);

  function showRefusal(refusal: ApiProblem) {
    const refused = Object.entries(refusal.fields ?? {}).map(([path, message]) => ({ name: fieldOf(path), message }));
    const values = form.getValues();
    const known = refused.filter(({ name }) => get(values, name) !== undefined);
    for (const { name, message } of known) form.setError(name as FieldPath<I>, { type: 'server', message });
    // What stands in the way of a time is more than a sentence at its field.
    if (known.length === 0 || known.length < refused.length || refusal.conflict) setProblem(refusal);
  }

  async function attempt(values: O) {
    try {
      await send(values, clientId.idOf(values));
    } catch (error) {
      showRefusal(problemOf(error));
      return;
    }
    clientId.sent();
    onSent?.();
  }

  return {
    form,
    isSending: isSubmitting,
    problem,
    problems,
    summary: { ref: summary, onGo: go },
    submit(event) {
      event?.preventDefault();
      if (isRunning.current) return;
      // What the server said of the last try is not about this one, also where it is not sent.
      setProblem(null);
      if (leadToUnreadable(event?.currentTarget)) {
        void form.trigger();
        return;
      }
      isRunning.current = true;
      void form
        .handleSubmit(attempt)(event)
        .finally(() => (isRunning.current = false));
    },
  };
}
