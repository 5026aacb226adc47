// @generated from src/versions.ts by npm run generate.
/**
 * What a program knows about the service that it talks to; nothing, unless it says so.
 *
 * One that is always delivered together with its service knows every value that it will meet:
 * `declare module '@countinghouse/client' { interface KnownAboutService { sameVersion: true } }`
 */
export interface KnownAboutService {
}
/** A value that a newer service may send, and that this version has no name for. */
export type NewerValue = KnownAboutService extends {
    sameVersion: true;
} ? never : string & {};
