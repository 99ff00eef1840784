import { foldText } from '@lupa/domain/foldText.ts';
import type { PayloadRequest } from 'payload';
import type { ChoiceSource, NamedChoice } from '../../core/choices/choice.ts';
import { loadBonusTypes } from './offerRules.ts';

const listTypes = async ({ payload }: PayloadRequest): Promise<NamedChoice[]> =>
  (await loadBonusTypes(payload)).map(({ key, value }) => ({ asked: key, value: key, title: value, detail: key, picture: null }));

/** The types of bonuses of Globales. */
export const bonusTypeChoices: ChoiceSource = {
  find: async (req, typed) => (await listTypes(req)).filter(({ title, value }) => foldText(`${title} ${value}`).includes(foldText(typed))),
  name: async (req, values) => (await listTypes(req)).filter(({ value }) => values.includes(value)),
  match: async (req, typed) => (await listTypes(req)).filter(({ title, value }) => value === typed || foldText(title) === foldText(typed)),
};
