# The bot as an image: no root, nothing to write but /data and /tmp. docs/operating.md says how it is run.
ARG PYTHON=3.11
FROM python:${PYTHON}-slim AS build
WORKDIR /src
COPY requirements.lock requirements-build.lock ./
# Every file that is installed has a hash in the locks; nothing is fetched beside them.
RUN python -m venv /opt/sevens && python -m venv /opt/build \
    && /opt/sevens/bin/pip install --no-cache-dir --require-hashes --requirement requirements.lock \
    && /opt/build/bin/pip install --no-cache-dir --require-hashes --requirement requirements-build.lock
COPY pyproject.toml README.md LICENSE ./
COPY bot bot
COPY data data
COPY docs/terms.md docs/privacy.md docs/
COPY engine engine
COPY i18n i18n
COPY playground playground
COPY renderers renderers
RUN /opt/build/bin/pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels . \
    && /opt/sevens/bin/pip install --no-cache-dir --no-deps /wheels/*.whl

FROM python:${PYTHON}-slim
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin sevens && install -d -o sevens -g sevens /data
COPY --from=build /opt/sevens /opt/sevens
ENV PATH=/opt/sevens/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    DATABASE_URL=sqlite:////data/sevens.sqlite3 \
    SEVENS_METRICS_PORT=9177
USER sevens
WORKDIR /data
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-I", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:9177/healthz', timeout=4)"]
CMD ["sevens", "run"]
