import { market, spanishLocale } from '@lupa/contracts/market.ts';
import { type CollectionSlug, type PayloadRequest, ValidationError } from 'payload';
import { isolateRequest, plain } from '../../core/publish/reader.ts';
import { inOwnTransaction } from '../../core/publish/transaction.ts';
import { slugs } from '../../core/slugs.ts';
import { casinoReview } from '../../content/templates/casinoReview.ts';
import { createFromTemplate } from '../../content/templates/createFromTemplate.ts';
import { loadSubject } from '../../content/templates/loadSubjects.ts';
import { findFormFaults } from '../../content/templates/proposePage.ts';
import { listField, logoField, type NewCasino, readNewCasino, reviewField, type FieldFault, type Values } from './newCasino.ts';

type Data = Record<string, unknown>;

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');
const refuseFields = (req: PayloadRequest, errors: FieldFault[]) => new ValidationError({ collection: slugs.partners, errors }, req.t);

/**
 * Drafts of a casino and of all that the form says of it, in the name of who sends it and in one transaction. Returns the casino's number.
 * @throws ValidationError whose paths are names of the form's fields, with nothing written
 */
export async function createCasino(req: PayloadRequest, form: FormData): Promise<number> {
  const { given, faults } = readNewCasino((name) => textOf(form.get(name)));
  if (faults.length > 0) throw refuseFields(req, faults);
  const logo = form.get(logoField);
  const lists = form.getAll(listField).map(Number).filter(Number.isSafeInteger);
  return inOwnTransaction(req, async () => {
    const name = String(given.casino?.['name']);
    const partner = await create(req, 'casino', slugs.partners, buildPartner(given));
    if (given.offer) await create(req, 'offer', slugs.offers, buildOffer(partner, given.offer));
    if (given.record) await create(req, 'record', slugs.records, buildRecord(partner, given.record));
    for (const list of lists) await addPlace(req, list, partner);
    const links = {
      ...(form.get(reviewField) !== null && { reviewPage: await createReview(req, partner) }),
      ...(logo instanceof File && logo.size > 0 && { logo: await storeLogo(req, logo, name) }),
    };
    if (Object.keys(links).length > 0)
      await req.payload.update({ ...asPerson(req), collection: slugs.partners, id: partner, data: links, draft: true });
    return partner;
  });
}

const asPerson = (req: PayloadRequest) => ({ depth: 0, overrideAccess: false, req: isolateRequest(req) }) as const;

async function create(req: PayloadRequest, step: string, collection: CollectionSlug, data: Data): Promise<number> {
  return withPaths(
    req,
    (path) => `${step}.${path.split('.').at(-1)}`,
    async () => {
      const isDraft = Boolean(req.payload.collections[collection].config.versions);
      const made = await req.payload.create({ ...asPerson(req), collection, data, draft: isDraft });
      return (made as { id: number }).id;
    },
  );
}

/** A refusal of Payload's names the field of its own form: here it is one of several. */
async function withPaths<Result>(req: PayloadRequest, rename: (path: string) => string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw refuseFields(
      req,
      error.data.errors.map(({ path, message }) => ({ path: rename(path), message })),
    );
  }
}

function buildPartner({ casino, licence }: NewCasino): Data {
  const { source, verifiedOn, ...stated } = licence ?? {};
  const facts = source === undefined ? [] : [{ attribute: 'license', source, verifiedOn }];
  return { ...casino, activePartner: true, ...(licence && { ...stated, facts }) };
}

function buildOffer(partner: number, { source, verifiedOn, ...offer }: Values): Data {
  return { titlePreview: proposeTitle(offer), ...offer, partner, position: 0, fact: { source, verifiedOn } };
}

const amounts = new Intl.NumberFormat(spanishLocale, { style: 'currency', currency: market.currency, maximumFractionDigits: 0 });

/** `100 % hasta $300.000`, where there is no other title. */
function proposeTitle({ percentage, amount1 }: Values): string | undefined {
  const parts = [
    percentage === undefined ? '' : `${percentage} %`,
    amount1 === undefined ? '' : `hasta ${amounts.format(Number(amount1))}`,
  ];
  return parts.filter(Boolean).join(' ') || undefined;
}

function buildRecord(partner: number, { kind, day, by, source, note, ...of }: Values): Data {
  const reference = (value: string | number | undefined) => value && Number(value);
  const shared = { partner, kind, day, source, note, by: reference(by) };
  if (kind === 'withdrawal' || kind === 'deposit') return { ...shared, transfer: { ...of, method: reference(of['method']) } };
  return { ...shared, ...(kind === 'licence' ? {} : { [String(kind)]: of }) };
}

/** At the end of a list, as a draft of it. What stands there already stays. */
export async function addPlace(req: PayloadRequest, list: number, partner: number): Promise<void> {
  const at = { ...asPerson(req), collection: slugs.toplists, id: list, draft: true } as const;
  const { entries } = await req.payload.findByID(at);
  const stands = entries?.some((entry) => entry.partner === partner && !entry.startsAt && !entry.endsAt);
  if (!stands) await req.payload.update({ ...at, req: isolateRequest(req), data: { entries: [...(entries ?? []), { partner }] } });
}

/** The draft of its review page, from the template. */
async function createReview(req: PayloadRequest, partner: number): Promise<number> {
  const subject = await loadSubject(req, casinoReview, String(partner));
  if (subject === null) throw new Error('The casino that was just made cannot be read.');
  const form = { ...casinoReview.propose(subject), template: casinoReview.id, subject: String(partner), author: '' };
  const [fault] = Object.values(await findFormFaults(req, form));
  if (fault !== undefined) throw refuseFields(req, [{ path: reviewField, message: `${form.path}: ${fault}` }]);
  return createFromTemplate(req, casinoReview, subject, form);
}

function storeLogo(req: PayloadRequest, logo: File, name: string): Promise<number> {
  return withPaths(
    req,
    () => logoField,
    async () => {
      const file = { name: logo.name, mimetype: logo.type, size: logo.size, data: Buffer.from(await logo.arrayBuffer()) };
      const { id } = await req.payload.create({ ...asPerson(req), collection: slugs.media, data: { alt: `Logo de ${name}` }, file });
      return id;
    },
  );
}

/** Lists that a casino may be added to. */
export async function listToplists(req: PayloadRequest): Promise<{ id: number; name: string }[]> {
  const read = { ...plain(req), draft: true, overrideAccess: false, sort: 'name', select: { name: true } } as const;
  const { docs } = await req.payload.find({ ...read, collection: slugs.toplists });
  return docs.map(({ id, name }) => ({ id, name: name || `n.º ${id}` }));
}
