import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import { anyLocale } from '@lupa/database/delivery.ts';
import type { CollectionConfig } from 'payload';
import { commercialAccess } from '../../core/access/roles.ts';
import { selectEntries } from '../../core/find.ts';
import type { StudioFeature } from '../../core/feature.ts';
import { copyKey, copyName } from '../../core/fields/copies.ts';
import { factField } from '../../core/fields/fact.ts';
import { kebabMessage, kebabPattern, matching } from '../../core/fields/validators.ts';
import { buildDocument, type PublicDocument } from '../../core/publish/documents.ts';
import { publishHooks } from '../../core/publish/hooks.ts';
import type { Reader } from '../../core/publish/publishing.ts';
import { createReferences } from '../../core/publish/references.ts';
import { menu, slugs } from '../../core/slugs.ts';
import { field } from '../../core/fields/buildFields.ts';

const PaymentMethods: CollectionConfig = {
  slug: slugs.paymentMethods,
  labels: { singular: 'Método de pago', plural: 'Métodos de pago' },
  admin: {
    group: menu.settings,
    useAsTitle: 'name',
    defaultColumns: ['name', 'internalName', 'page'],
    description: 'Con qué se deposita y se retira, y cuánto tarda.',
  },
  access: commercialAccess,
  hooks: publishHooks(slugs.paymentMethods),
  fields: [
    field.text('name', 'Nombre', { required: true, hooks: { beforeDuplicate: [copyName] } }),
    field.text('internalName', 'Identificador', {
      required: true,
      unique: true,
      hooks: { beforeDuplicate: [copyKey] },
      validate: matching(kebabPattern, kebabMessage),
    }),
    field.relation('page', 'Página', { relationTo: slugs.pages, description: 'La página del sitio que trata de este método.' }),
    field.upload('logo', 'Logo', { relationTo: slugs.media }),
    field.text('processingTime', 'Plazos', { description: 'Cuánto demora un depósito y un retiro con este método.' }),
    factField('De dónde salen los plazos'),
  ],
};

export const paymentMethodsFeature: StudioFeature = {
  name: 'paymentMethods',
  find: [{ collection: slugs.paymentMethods, place: 110, sql: selectPaymentMethodEntries() }],
  collections: [{ config: PaymentMethods, handledAs: 'document' }],
  publishing: { builders: { [slugs.paymentMethods]: buildPaymentMethods }, copied: [slugs.paymentMethods] },
};

export async function buildPaymentMethods(id: number, reader: Reader): Promise<PublicDocument[]> {
  const method = await reader.find(slugs.paymentMethods, id, defaultContentLocale);
  if (!method) return [];
  const references = createReferences(reader, defaultContentLocale);
  const body = {
    internalName: method.internalName,
    name: method.name,
    slug: await references.pagePath(method.page),
    logo: await references.imageSource(method.logo),
  };
  return [buildDocument('paymentMethod', method.internalName, anyLocale, body, references)];
}

function selectPaymentMethodEntries(): string {
  const texts = ['doc.name', 'doc.internal_name'];
  return selectEntries('payment-methods', 'payment_methods', { title: 'doc.name', detail: 'doc.internal_name', texts, trash: true });
}
