import { choiceKinds, type ChoiceKind } from '@lupa/blocks/shared/forms/fields.ts';
import { type Endpoint, NotFound } from 'payload';
import { answerJson, requireLogin } from '../api/answers.ts';
import { featuresOf } from '../feature.ts';
import { type ChoiceSource, choicesPath } from './choice.ts';

const valuesAtMost = 200;

export function choiceSourceOf({ config }: Parameters<typeof featuresOf>[0], kind: ChoiceKind): ChoiceSource | undefined {
  return featuresOf({ config }).find(({ choices }) => choices?.[kind])?.choices?.[kind];
}

/** `GET /api/choices/{kind}?q=…`: what a field of this kind may be; with `value`, once for each: what stored values are called. */
export const choiceEndpoint: Endpoint = {
  path: `${choicesPath}/:kind`,
  method: 'get',
  handler: answerJson(async (request) => {
    const req = requireLogin(request);
    const kind = choiceKinds.find((known) => known === req.routeParams?.['kind']);
    const source = kind && choiceSourceOf(req.payload, kind);
    if (!source) throw new NotFound(req.t);
    const { searchParams } = new URL(req.url ?? '', 'http://studio');
    const values = searchParams.getAll('value').slice(0, valuesAtMost);
    return { choices: values.length > 0 ? await source.name(req, values) : await source.find(req, (searchParams.get('q') ?? '').trim()) };
  }),
};
