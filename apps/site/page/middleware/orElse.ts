import { ServiceUnavailableError } from '@lupa/clients/serviceUnavailableError.ts';

/** Requirement 8.2: a failed fetch (which the client has logged) leaves what there is unchanged. Other errors are thrown. */
export async function orElse<T>(fetched: Promise<T>, unchanged: T): Promise<T> {
  try {
    return await fetched;
  } catch (error) {
    if (error instanceof ServiceUnavailableError) return unchanged;
    throw error;
  }
}
