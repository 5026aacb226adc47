/** The first owner of books that are only looked at: those of `npm run dev` and `npm run demo`. */
export const knownOwner = {
  OWNER_EMAIL: 'owner@example.com',
  OWNER_PASSWORD: 'correct horse battery staple',
};
