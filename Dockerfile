# The site in one container: docker build -t website . && docker run --stop-timeout 40 -p 3000:3000 -v website:/data website
# Pinned, for all architectures; docs/operations.md says how to renew the digests each month.
ARG NODE_IMAGE=node:24-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
ARG DEBIAN_IMAGE=debian:bookworm-slim@sha256:3783cc01769c7b2b1b83a5c5ad96c815348e28ed7da68e2e3687004faa906251

FROM ${NODE_IMAGE} AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# The same Node as everywhere comes from the registry, as a package.
RUN npm ci --omit=dev --no-audit --no-fund --loglevel=error
COPY . .
# What only builds stays behind, and source maps, which nothing reads: 40 MB.
RUN node_modules/.bin/node scripts/build.mjs \
  && npm uninstall --no-save --omit=dev --no-audit --no-fund --loglevel=error \
    @react-router/dev vite typescript \
  && find node_modules -name '*.map' -delete

FROM ${DEBIAN_IMAGE}
RUN useradd --uid 10001 --no-create-home --home-dir /site --shell /usr/sbin/nologin website \
  && install -d -m 0700 -o website -g website /data
WORKDIR /site
# Root's, so that the process cannot change what it runs.
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/build ./build
COPY --from=build /site/server ./server
COPY --from=build /site/app ./app
COPY --from=build /site/content ./content
ENV NODE_ENV=production MALLOC_ARENA_MAX=1 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data PATH=/site/node_modules/.bin:$PATH
USER website
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Staff commands: docker exec CONTAINER node server/leads/commands/leads-command.ts list
# As in server/launch.json.
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=40", "build/server/index.js"]
