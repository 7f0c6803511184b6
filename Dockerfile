FROM node:26-slim AS build
WORKDIR /glide
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY vite.config.ts vite.server.config.ts tsconfig.base.json ./
COPY scripts scripts
COPY src src
RUN npx --no-install vite build \
  && npx --no-install vite build --config vite.server.config.ts --mode server \
  && npx --no-install vite build --config vite.server.config.ts --mode reader

# The image brings Node itself, so the packages that bring one to other machines stay out.
FROM node:26-slim AS packages
WORKDIR /glide
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --omit=optional \
  # Of the builds and data for text recognition, one runs.
  && find node_modules/tesseract.js-core -name 'tesseract-core*' ! -name 'tesseract-core-relaxedsimd-lstm.js' ! -name 'tesseract-core-relaxedsimd-lstm.wasm' -delete \
  && rm -r node_modules/@tesseract.js-data/eng/4.0.0

FROM node:26-slim
WORKDIR /glide
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY package.json ./
COPY --from=packages /glide/node_modules node_modules
COPY --from=build /glide/dist dist
COPY src/domain src/domain
COPY src/contract src/contract
COPY src/db src/db
COPY src/extraction src/extraction
COPY src/server src/server
COPY scripts/migrate.ts scripts/migrate.ts
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
