import { getPayload } from 'payload';
import { answerReadiness } from '../../core/api/answerApi.ts';
import config from '../../payload.config.ts';

export const dynamic = 'force-dynamic';

export const GET = async (): Promise<Response> => answerReadiness(await getPayload({ config }));
