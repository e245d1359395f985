# The service with its page. Data that has to outlast the container: /data, or the database that ORLOJ_DATABASE_URL names.

FROM node:20-bookworm-slim AS page
WORKDIR /page
COPY frontend/.npmrc frontend/package.json frontend/package-lock.json ./
RUN npm ci --omit=dev
COPY frontend .
RUN npm run build

FROM python:3.11-slim-bookworm AS build
WORKDIR /source
COPY requirements requirements
RUN python -m venv /orloj \
    && /orloj/bin/pip install --no-cache-dir --require-hashes -r requirements/runtime.txt \
    && pip install --no-cache-dir --require-hashes -r requirements/build.txt
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY backend backend
COPY migrations migrations
COPY --from=page /page/dist frontend/dist
RUN pip wheel --no-index --no-deps --no-build-isolation --wheel-dir /wheel . \
    && /orloj/bin/pip install --no-cache-dir --no-index --no-deps /wheel/*.whl

FROM python:3.11-slim-bookworm
RUN useradd --system --uid 10001 --no-create-home orloj && install --directory --owner orloj /data
COPY --from=build /orloj /orloj
ENV PATH=/orloj/bin:$PATH PYTHONUNBUFFERED=1 ORLOJ_HOST=0.0.0.0 ORLOJ_PORT=8000 ORLOJ_DATA=/data
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/readyz', timeout=4)"]
ENTRYPOINT ["orloj"]
CMD ["serve"]
