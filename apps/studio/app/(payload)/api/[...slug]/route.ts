import { answerApi } from '../../../../core/api/answerApi.ts';
import config from '../../../../payload.config.ts';

const answer = (request: Request): Promise<Response> => answerApi(config, request);

export { answer as DELETE, answer as GET, answer as OPTIONS, answer as PATCH, answer as POST, answer as PUT };
