"""The list of jobs and a job in Django REST framework, on the database of the server, for a comparison of costs."""

import os
from urllib.parse import parse_qs, urlparse

import django
from django.conf import settings
from django.core.wsgi import get_wsgi_application
from django.urls import path

database = urlparse(os.environ["DATABASE_URL"])
settings.configure(
    ALLOWED_HOSTS=["127.0.0.1"],
    SECRET_KEY="unused",
    ROOT_URLCONF=__name__,
    USE_TZ=True,
    INSTALLED_APPS=["rest_framework"],
    MIDDLEWARE=[
        "django.middleware.security.SecurityMiddleware",
        "django.middleware.common.CommonMiddleware",
        "django.middleware.clickjacking.XFrameOptionsMiddleware",
    ],
    REST_FRAMEWORK={
        "DEFAULT_AUTHENTICATION_CLASSES": [],
        "UNAUTHENTICATED_USER": None,
        "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    },
    DATABASES={
        "default": {
            "ENGINE": "django.db.backends.postgresql",
            # PostgreSQL listens on a socket in a folder.
            "HOST": parse_qs(database.query).get("host", [database.hostname])[0],
            "PORT": database.port,
            "NAME": database.path[1:],
            "USER": database.username or "",
            "PASSWORD": database.password or "",
            "CONN_MAX_AGE": None,
        }
    },
)
django.setup()

from django.db import models  # noqa: E402
from rest_framework import generics, pagination, serializers  # noqa: E402


class Job(models.Model):
    title = models.TextField()
    company = models.TextField(null=True)
    category = models.TextField()
    location = models.TextField()
    short_description = models.TextField()
    description = models.TextField()
    salary_range = models.TextField(null=True)
    employment_type = models.TextField()
    remote = models.TextField()
    application_deadline = models.DateField()
    date_posted = models.DateTimeField(null=True)
    created_at = models.DateTimeField()
    is_active = models.BooleanField()

    class Meta:
        app_label = "bench"
        db_table = "job_listings"
        managed = False


SUMMARY = [
    "id",
    "title",
    "company",
    "category",
    "location",
    "short_description",
    "salary_range",
    "employment_type",
    "remote",
    "application_deadline",
    "date_posted",
    "is_active",
]


class JobSummarySerializer(serializers.ModelSerializer):
    class Meta:
        model = Job
        fields = SUMMARY


class JobSerializer(serializers.ModelSerializer):
    class Meta:
        model = Job
        fields = [*SUMMARY, "description", "created_at"]


class Pages(pagination.PageNumberPagination):
    page_size = 20


class JobList(generics.ListAPIView):
    queryset = Job.objects.filter(is_active=True).order_by("-date_posted", "-id")
    serializer_class = JobSummarySerializer
    pagination_class = Pages


class JobDetail(generics.RetrieveAPIView):
    queryset = Job.objects.all()
    serializer_class = JobSerializer


urlpatterns = [
    path("api/job-listings/listings/", JobList.as_view()),
    path("api/job-listings/listings/<int:pk>/", JobDetail.as_view()),
]
application = get_wsgi_application()
