import type { PayloadRequest, RequestContext } from 'payload';

/** In the context of a save that starts or ends an experiment: the form cannot. */
export const experimentStep: RequestContext = { experimentStep: true };

export const isExperimentStep = ({ context }: Pick<PayloadRequest, 'context'>): boolean => context['experimentStep'] === true;
